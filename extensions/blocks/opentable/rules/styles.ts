/** Styles of the widget; `multi` is the default for several restaurants. */
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

/** The style adapted to the number of restaurants: several cannot be a button, and a single one cannot be a list. */
export function styleFor( style: Style, restaurants: number ): Style {
	const isOdd = restaurants > 1 ? style === 'button' : style === 'multi';
	return isOdd ? 'standard' : style;
}
