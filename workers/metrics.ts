import type { Log, Metrics } from "~/platform/ports";

/**
 * Writes metrics to a dataset of Workers Analytics Engine if one is bound, otherwise to the log. In the dataset, the name
 * is in `index1` and `blob1`, followed by labels and figures.
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
