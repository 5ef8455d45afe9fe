import {
	DEFAULT_POSITION,
	parsePosition,
	type BeforeAfterMode,
} from './position';

export type BeforeAfterOptions = {
	/** Whether the divider glides where it is sent, unless the visitor wants less motion. True when left out. */
	animate?: boolean;
	/** Whether the labels of the pictures are shown on them. True when left out. */
	showLabels?: boolean;
	/** Whether the pictures take the width they are given; if not, they keep their own. True when left out. */
	makeResponsive?: boolean;
	/** Initial position of the divider, `35` or `'35%'`; 50 % by default and for values outside of 0 to 100. */
	startingPosition?: number | string;
	/** `horizontal` when left out. */
	mode?: BeforeAfterMode;
	/** Told the position in percent whenever the divider is placed: at the start, after a move, after a resize. */
	callback?: ( position: number ) => void;
	/** Translated words for what the markup does not name. */
	strings?: {
		/** The slider's name for assistive technology; the two pictures' names when left out. */
		slider?: string;
		/** Labels of pictures that have no `data-label`. */
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
