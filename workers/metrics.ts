import type { Log, Metrics } from "~/platform/ports";

/**
 * Counts in a dataset of Workers Analytics Engine where one is bound, else in the log. In the dataset
 * the name is in `index1` and `blob1`, then come labels and figures in their order.
 */
export function createMetrics(dataset: AnalyticsEngineDataset | undefined, log: Log): Metrics {
  return {
    count({ name, labels, figures }) {
      try {
        if (!dataset) return log.info(`metric_${name}`, { ...labels, ...figures });
        dataset.writeDataPoint({
          indexes: [name],
          blobs: [name, ...Object.values(labels)],
          doubles: Object.values(figures),
        });
      } catch (error) {
        log.error("metric_not_counted", error, { name });
      }
    },
  };
}
