/** One size of advertisement, in CSS pixels. */
export type AdFormat = {
	name: 'mrec' | 'leaderboard' | 'mobile_leaderboard' | 'wideskyscraper';
	width: number;
	height: number;
};

export const AD_FORMAT_NAMES = [
	'mrec',
	'leaderboard',
	'mobile_leaderboard',
	'wideskyscraper',
] as const;

export const ROOT_CLASS = 'wp-block-dovetail-wordads';

/** Returns the class by which the stylesheet sets the size. */
export const formatClass = ( format: AdFormat[ 'name' ] ): string =>
	`is-format-${ format.replaceAll( '_', '-' ) }`;

/** Returns the classes by which the stylesheet sets the size and the visibility. */
export function stateClasses(
	format: AdFormat[ 'name' ],
	hideMobile: boolean
): string {
	const size = formatClass( format );
	return hideMobile ? `${ size } is-hidden-on-mobile` : size;
}
