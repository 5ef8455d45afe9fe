/** How the widget looks; `multi` is the standard one for several restaurants. */
export const STYLES = [
	'standard',
	'tall',
	'wide',
	'button',
	'multi',
] as const;

export type Style = ( typeof STYLES )[ number ];

/** Places and widths of a block. */
export const ALIGNMENTS = [
	'left',
	'center',
	'right',
	'wide',
	'full',
] as const;

export type Alignment = ( typeof ALIGNMENTS )[ number ];

/** The style as far as it suits the number of restaurants: several have no button, and one has nothing to choose from. */
export function styleFor( style: Style, restaurants: number ): Style {
	const isOdd = restaurants > 1 ? style === 'button' : style === 'multi';
	return isOdd ? 'standard' : style;
}
