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
