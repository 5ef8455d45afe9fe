/** Default settings. */
export const DEFAULTS = {
	/** How long an image is shown, in milliseconds. */
	imageTime: 5000,
	/** Milliseconds between two updates of the progress bar. */
	renderInterval: 50,
	/** Volume from 0 (muted) to 1. */
	volume: 0.5,
	/** Aspect ratio of the frame: width divided by height. */
	defaultAspectRatio: 0.5625,
	/**
	 * Maximum difference between the aspect ratios of the media and the frame. Up to this difference, the whole media
	 * is shown; beyond it, at most this share of the media is cropped.
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

/** Blur of the background: standard deviation of the Gaussian blur, in pixels. */
export const BLUR_DEVIATION = 18;

/** Allowed range of each setting. Values outside the range are clamped. */
export const RANGES = {
	imageTime: { min: 1000, max: 60_000 },
	renderInterval: { min: 16, max: 1000 },
	volume: { min: 0, max: 1 },
	defaultAspectRatio: { min: 0.25, max: 4 },
	cropUpTo: { min: 0, max: 0.9 },
} as const;

type Name = keyof typeof DEFAULTS;

/** All settings with valid values. */
export type StorySettings = {
	[ Key in Name ]: ( typeof DEFAULTS )[ Key ] extends boolean
		? boolean
		: number;
};

/** Returns the settings that differ from their defaults, each as a string. */
export function changedSettings(
	settings: StorySettings
): [ name: Name, value: string ][] {
	return ( Object.keys( DEFAULTS ) as Name[] ).flatMap( ( name ) =>
		settings[ name ] === DEFAULTS[ name ]
			? []
			: [ [ name, String( settings[ name ] ) ] ]
	);
}
