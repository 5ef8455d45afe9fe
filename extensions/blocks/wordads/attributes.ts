import { attr } from '#shared/attributes';

/** The format of an advertisement: its name, and its size in CSS pixels. */
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

export const attributes = {
	align: attr.oneOf(
		[ 'left', 'center', 'right', 'wide', 'full' ],
		'center'
	),
	format: attr.oneOf( AD_FORMAT_NAMES, 'mrec' ),
	hideMobile: attr.boolean( false ),
};
