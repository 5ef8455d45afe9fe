import {
	DEFAULT_POSITION,
	parsePosition,
	type BeforeAfterMode,
} from './position';

export type BeforeAfterOptions = {
	/** Whether the divider moves with an animation, unless the visitor prefers reduced motion. Defaults to true. */
	animate?: boolean;
	/** Whether labels are shown on the images. Defaults to true. */
	showLabels?: boolean;
	/** Whether the images fill the available width instead of keeping their own. Defaults to true. */
	makeResponsive?: boolean;
	/** Initial position of the divider, `35` or `'35%'`; 50 % by default and for values outside of 0 to 100. */
	startingPosition?: number | string;
	/** Defaults to `horizontal`. */
	mode?: BeforeAfterMode;
	/**
	 * Called with the position in percent whenever the divider is placed: at the start, after a move, after a resize.
	 */
	callback?: ( position: number ) => void;
	/** Translated texts for what the markup does not name. */
	strings?: {
		/** Accessible name of the slider; by default the names of the two images. */
		slider?: string;
		/** Labels of images without `data-label`. */
		first?: string;
		second?: string;
	};
};

export type SliderSettings = {
	animate: boolean;
	showLabels: boolean;
	makeResponsive: boolean;
	startingPosition: number;
	mode: BeforeAfterMode;
};

/**
 * The settings of one slider: from its `data-` attributes, else the options, else the defaults. Attribute names match
 * the options in any spelling (`data-show-labels`, `data-showlabels`). Invalid values are ignored, and only `false`
 * switches something off.
 */
export function sliderSettings(
	dataset: Readonly< Record< string, string | undefined > >,
	options: BeforeAfterOptions
): SliderSettings {
	const attributes = new Map(
		Object.entries( dataset ).map( ( [ name, value ] ) => [
			name.toLowerCase(),
			value,
		] )
	);
	const isOn = ( name: 'animate' | 'showLabels' | 'makeResponsive' ) => {
		const attribute = attributes.get( name.toLowerCase() );
		return attribute === undefined
			? options[ name ] !== false
			: attribute !== 'false';
	};
	const mode = [ attributes.get( 'mode' ), options.mode ].find(
		( name ) => name === 'horizontal' || name === 'vertical'
	);
	return {
		animate: isOn( 'animate' ),
		showLabels: isOn( 'showLabels' ),
		makeResponsive: isOn( 'makeResponsive' ),
		startingPosition:
			parsePosition( attributes.get( 'startingposition' ) ) ??
			parsePosition( options.startingPosition ) ??
			DEFAULT_POSITION,
		mode: mode === 'vertical' ? 'vertical' : 'horizontal',
	};
}
