#include "app/cli/latent_command.h"

#include <fmt/format.h>

#include "app/cli/console.h"
#include "app/cli/model_commands.h"
#include "core/base/number_text.h"
#include "core/models/load_model.h"
#include "core/tasks/evaluation/measure_latent.h"

namespace paragram::cli {
namespace {

Task declareLatent(CLI::App& app) {
    const auto modelPath = modelOption(app);
    auto request = std::make_shared<LatentRequest>();
    app.add_option("--input", request->input,
                   "Sentences in the model's first language, one per line; - reads standard input")
        ->required()
        ->type_name("FILE");
    app.add_option("--sentences", request->sentences, "Use at most the first N sentences (default 2000)")
        ->check(CLI::Range(2, 1000000))
        ->type_name("N");
    app.add_option("--samples", request->samples,
                   "Samples of each latent for the likelihood: more are more exact and slower (default 100)")
        ->check(CLI::Range(1, 100000))
        ->type_name("K");
    app.add_option("--seed", request->seed, "Of the samples (default 1)")->type_name("N");
    return [=](JobContext& job) -> Result<Nothing> {
        const auto model = loadModel(*modelPath);
        if (!model) return model.error();
        const auto s = measureLatent(**model, *request, job);
        if (!s) return s.error();
        say("{}, {}\n", countOf(s->sentences, "sentence"), countOf(s->tokens, "token"));
        say("negative log-likelihood  {:.2f} nats per sentence (importance-weighted, {})\n",
            s->negativeLogLikelihood, countOf(request->samples, "sample"));
        say("perplexity               {:.2f} per token\n", s->perplexity);
        say("KL to the prior          {:.3f} nats per sentence\n", s->kl);
        say("mutual information       {:.3f} nats\n", s->mutualInformation);
        say("active units             {} of {}\n", s->activeUnits, s->units);
        return Nothing{};
    };
}

}  // namespace

Command latentCommand() {
    return {"latent",
            "Measure what the latent of a variational autoencoder says: likelihood, KL, mutual information",
            declareLatent,
            {"paragram-cli latent --model vae --input news.en --sentences 50 --samples 10",
             "head -n 20 news.en | paragram-cli latent --model vae --input -"}};
}

}  // namespace paragram::cli
