import {
	DEFAULT_POSITION,
	parsePosition,
	type BeforeAfterMode,
} from './position';

export type BeforeAfterOptions = {
	/** Whether the divider moves smoothly. It never does if the visitor prefers reduced motion. Defaults to true. */
	animate?: boolean;
	/** Whether labels are shown on the images. Defaults to true. */
	showLabels?: boolean;
	/** Whether the images fill the available width instead of keeping their own width. Defaults to true. */
	makeResponsive?: boolean;
	/**
	 * Initial position of the divider, such as `35` or `'35%'`. Defaults to 50 %, also for values that are not between
	 * 0 and 100.
	 */
	startingPosition?: number | string;
	/** Orientation of the slider. Defaults to `horizontal`. */
	mode?: BeforeAfterMode;
	/**
	 * Called with the position in percent each time the divider is placed: at the start, after a move and after a
	 * resize.
	 */
	callback?: ( position: number ) => void;
	/** Translated accessible names and labels that the markup does not contain. */
	strings?: {
		/** Accessible name of the slider. By default, it consists of the names of the two images. */
		slider?: string;
		/** Labels for images that have no `data-label`. */
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
 * Returns the settings of one slider from its `data-` attributes, the options, or the defaults, in this order.
 * Attributes have the options' names in any spelling (`data-show-labels`, `data-showlabels`). Ignores invalid values.
 * Only `false` turns a setting off.
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
