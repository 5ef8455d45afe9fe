import type { AdFormat } from './attributes';

/** The four ad formats with their usual names in the industry. The stylesheet reserves their sizes on the page. */
export const AD_FORMATS: readonly AdFormat[] = [
	{ name: 'mrec', width: 300, height: 250 },
	{ name: 'leaderboard', width: 728, height: 90 },
	{ name: 'mobile_leaderboard', width: 320, height: 50 },
	{ name: 'wideskyscraper', width: 160, height: 600 },
];

const [ DEFAULT_FORMAT ] = AD_FORMATS as readonly [ AdFormat, ...AdFormat[] ];

/** Returns the format with the given name, or the rectangle if the name is unknown. */
export function adFormat( name: string ): AdFormat {
	return (
		AD_FORMATS.find( ( format ) => format.name === name ) ?? DEFAULT_FORMAT
	);
}

/** Formats by name, with their sizes in CSS pixels. The build exports them to PHP. */
export const serverData = {
	formats: Object.fromEntries(
		AD_FORMATS.map( ( { name, width, height } ) => [
			name,
			{ width, height },
		] )
	),
};
