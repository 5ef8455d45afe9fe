import { parseThreshold, thresholdOf } from './rules/visits';
import type { Criteria } from './rules/visits';

/** The block's class, on which the view script mounts. */
export const ROOT_CLASS = 'wp-block-dovetail-repeat-visitor';

/**
 * Class of content until the script decides whether to show it. `render.php` adds the class and the script removes it.
 * Where scripts run, the stylesheet hides such content. The class is not saved, because content must stay visible
 * without a script: in feeds, or when the plugin is off.
 */
export const UNDECIDED_CLASS = 'is-undecided';

/** The rule that decides which visitors see the content. */
export type Rule = { criteria: Criteria; threshold: number };

/** Converts the rule to attributes of the block's element. WordPress's sanitizer keeps `data-*` attributes. */
export function toDataset( {
	criteria,
	threshold,
}: Rule ): Record< `data-${ string }`, string > {
	return {
		'data-criteria': criteria,
		'data-threshold': String( threshold ),
	};
}

/** Parses the rule from the element's data attributes. Missing or invalid values get their defaults. */
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
