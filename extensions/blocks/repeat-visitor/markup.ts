import { parseThreshold, thresholdOf } from './rules/visits';
import type { Criteria } from './rules/visits';

/** The block's class: what the visitor's script mounts on. */
export const ROOT_CLASS = 'wp-block-dovetail-repeat-visitor';

/**
 * Set by render.php and taken away by the script: the stylesheet hides what is still undecided, where scripts run.
 * It is not saved, so that nothing is hidden where no script will come: in feeds, or with the plugin switched off.
 */
export const UNDECIDED_CLASS = 'is-undecided';

/** The rule for visitors who see the content. */
export type Rule = { criteria: Criteria; threshold: number };

/** The rule as attributes of the block's element. `data-*` attributes outlast WordPress's sanitizer. */
export function toDataset( {
	criteria,
	threshold,
}: Rule ): Record< `data-${ string }`, string > {
	return {
		'data-criteria': criteria,
		'data-threshold': String( threshold ),
	};
}

/** The rule back from the element; what is missing or was broken by hand is the default. */
export function fromDataset( {
	criteria,
	threshold = '',
}: Readonly< Record< string, string | undefined > > ): Rule {
	return {
		criteria:
			criteria === 'before-visits' ? 'before-visits' : 'after-visits',
		threshold: thresholdOf( parseThreshold( threshold ) ),
	};
}
