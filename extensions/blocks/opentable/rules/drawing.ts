import { STYLES, styleFor, type Alignment, type Style } from './styles';

/** Width and height of the widgets in pixels, as the service draws them. */
const SIZES = {
	standard: [ 224, 301 ],
	tall: [ 288, 490 ],
	wide: [ 840, 150 ],
	button: [ 210, 113 ],
} as const;

/** Pixels that the choice of a restaurant takes where there are several. */
const CHOICE = 60;

/** The styles that suit a number of restaurants. */
export function stylesFor( restaurants: number ): Style[] {
	return STYLES.filter(
		( style ) =>
			style !== 'multi' && styleFor( style, restaurants ) === style
	);
}

/** The service's names of a style: its type and its theme. */
export function drawingOf(
	style: Style,
	restaurants: number
): { type: string; theme: string } {
	const drawn = styleFor( style, restaurants );
	const type = drawn === 'button' ? 'button' : 'standard';
	return {
		type: restaurants > 1 ? 'multi' : type,
		theme: drawn === 'tall' || drawn === 'wide' ? drawn : 'standard',
	};
}

/** Pixels that the widget takes. */
export function sizeOf(
	style: Style,
	restaurants: number
): { width: number; height: number } {
	const drawn = styleFor( style, restaurants );
	const [ width, height ] = SIZES[ drawn === 'multi' ? 'standard' : drawn ];
	return { width, height: height + ( restaurants > 1 ? CHOICE : 0 ) };
}

/** Whether the wide widget stands where it has no room. */
export function isTooNarrow( { style, align }: Shown ): boolean {
	return style === 'wide' && align !== 'wide' && align !== 'full';
}

type Shown = { style: Style; align?: Alignment };

/** Another style: the wide one takes wide alignment with it, and leaving it clears the alignment. */
export function withStyle( before: Shown, style: Style ): Shown {
	if ( style === before.style ) {
		return before;
	}
	const left = before.style === 'wide' ? undefined : before.align;
	return { style, align: style === 'wide' ? 'wide' : left };
}
