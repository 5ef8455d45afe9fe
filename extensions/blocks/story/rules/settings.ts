/** Defaults of the settings. */
export const DEFAULTS = {
	/** Milliseconds that a picture stays. */
	imageTime: 5000,
	/** Milliseconds between two steps of the progress bar. */
	renderInterval: 50,
	/** 0 is silent, 1 as loud as the file. */
	volume: 0.5,
	/** Width divided by height of the frame. */
	defaultAspectRatio: 0.5625,
	/**
	 * Maximum difference between the shapes of a picture and the frame for showing it whole, and otherwise the maximum
	 * share that is cut off.
	 */
	cropUpTo: 0.2,
	startMuted: false,
	playInFullscreen: true,
	playOnNextSlide: true,
	playOnLoad: false,
	exitFullscreenOnEnd: true,
	loadInFullscreen: false,
	blurredBackground: true,
	showSlideCount: false,
} as const;

/** How far the background is blurred: the standard deviation of its Gauss curve, in pixels. */
export const BLUR_DEVIATION = 18;

/** Allowed ranges; values outside are clamped. */
export const RANGES = {
	imageTime: { min: 1000, max: 60_000 },
	renderInterval: { min: 16, max: 1000 },
	volume: { min: 0, max: 1 },
	defaultAspectRatio: { min: 0.25, max: 4 },
	cropUpTo: { min: 0, max: 0.9 },
} as const;

type Name = keyof typeof DEFAULTS;

/** Every setting with a value that can be used. */
export type StorySettings = {
	[ Key in Name ]: ( typeof DEFAULTS )[ Key ] extends boolean
		? boolean
		: number;
};

/** The settings that differ from the defaults, as text. */
export function changedSettings(
	settings: StorySettings
): [ name: Name, value: string ][] {
	return ( Object.keys( DEFAULTS ) as Name[] ).flatMap( ( name ) =>
		settings[ name ] === DEFAULTS[ name ]
			? []
			: [ [ name, String( settings[ name ] ) ] ]
	);
}
