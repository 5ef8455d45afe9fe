/** One size of advertisement, in CSS pixels. */
export type AdFormat = {
	name: 'mrec' | 'leaderboard' | 'mobile_leaderboard' | 'wideskyscraper';
	width: number;
	height: number;
};

/** The four sizes that ad networks call by these names. The stylesheet reserves them in the page. */
export const AD_FORMATS: readonly AdFormat[] = [
	{ name: 'mrec', width: 300, height: 250 },
	{ name: 'leaderboard', width: 728, height: 90 },
	{ name: 'mobile_leaderboard', width: 320, height: 50 },
	{ name: 'wideskyscraper', width: 160, height: 600 },
];

export const AD_FORMAT_NAMES = [
	'mrec',
	'leaderboard',
	'mobile_leaderboard',
	'wideskyscraper',
] as const;

const [ DEFAULT_FORMAT ] = AD_FORMATS as readonly [ AdFormat, ...AdFormat[] ];

/** The format of that name; the rectangle for a name that is none. */
export function adFormat( name: string ): AdFormat {
	return (
		AD_FORMATS.find( ( format ) => format.name === name ) ?? DEFAULT_FORMAT
	);
}

export const ROOT_CLASS = 'wp-block-dovetail-wordads';

/** The class from which the stylesheet reads a size. */
export const formatClass = ( format: AdFormat[ 'name' ] ): string =>
	`is-format-${ format.replaceAll( '_', '-' ) }`;

/** Classes from which the stylesheet reads the size and where it shows. */
export function stateClasses(
	format: AdFormat[ 'name' ],
	hideMobile: boolean
): string {
	const size = formatClass( format );
	return hideMobile ? `${ size } is-hidden-on-mobile` : size;
}
