# Prints what zsh offers for a line, one word each: zsh_offers.zsh 'paragram-cli impo'
zmodload zsh/zpty
zpty offers zsh -f -i
zpty -w offers 'PS1= PROMPT= ; autoload -Uz compinit && compinit -u -D && source <(paragram-cli completion zsh)'
# compadd is asked for what fits instead of adding it.
zpty -w offers '
compadd () {
    local -a found described
    builtin compadd -O found -D described "$@"
    local directory=
    [[ " $* " == *" -f "* || " $* " == *" -qS/ "* ]] && directory=/
    for word in "${found[@]}"; do [[ -d $word ]] && print -r -- "<$word/>" || print -r -- "<$word>"; done
    builtin compadd "$@"
}
bindkey "^I" complete-word
print -r -- rea""dy'
zpty -r -m offers line '*ready*'
zpty -n -w offers "$1"$'\t'
# The answers end when nothing has come for a while.
typeset -aU words
integer silent=0
while (( silent < 20 )); do
    if zpty -r -t offers line; then
        silent=0
        while [[ $line == *'<'*'>'* ]]; do
            words+=(${${line#*<}%%>*})
            line=${line#*>}
        done
    else
        (( ++silent ))
        sleep 0.1
    fi
done
print -rl -- $words
zpty -d offers
