#include "app/cli/align_command.h"
#include "app/cli/analysis_commands.h"
#include "app/cli/catalogue_commands.h"
#include "app/cli/cluster_command.h"
#include "app/cli/command.h"
#include "app/cli/completion_command.h"
#include "app/cli/data_commands.h"
#include "app/cli/exchange_commands.h"
#include "app/cli/filter_commands.h"
#include "app/cli/manual_command.h"
#include "app/cli/model_commands.h"
#include "app/cli/pair_commands.h"
#include "app/cli/search_commands.h"
#include "app/cli/set_commands.h"
#include "app/cli/translate_command.h"

namespace paragram::cli {

const std::vector<Command>& commands() {
    static const std::vector<Command> all = [] {
        std::vector<Command> list;
        for (const auto& group : {dataCommands(), pairCommands(), catalogueCommands(), filterCommands(),
                                  setCommands(), modelCommands(), translateCommands(), searchCommands(),
                                  alignCommands(), analysisCommands(), exchangeCommands()})
            list.insert(list.end(), group.begin(), group.end());
        list.push_back(clusterCommand());
        list.push_back(completionCommand());
        list.push_back(manualCommand());
        return list;
    }();
    return all;
}

}  // namespace paragram::cli
