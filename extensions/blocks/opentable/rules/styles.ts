/** Styles of the widget; `multi` is the default for several restaurants. */
export const STYLES = [
	'standard',
	'tall',
	'wide',
	'button',
	'multi',
] as const;

export type Style = ( typeof STYLES )[ number ];

/** Alignments of the block. */
export const ALIGNMENTS = [
	'left',
	'center',
	'right',
	'wide',
	'full',
] as const;

type Alignment = ( typeof ALIGNMENTS )[ number ];

/** The style adapted to the number of restaurants: several cannot be a button, and a single one cannot be a list. */
export function styleFor( style: Style, restaurants: number ): Style {
	const isOdd = restaurants > 1 ? style === 'button' : style === 'multi';
	return isOdd ? 'standard' : style;
}

/** Returns the styles that are possible for a number of restaurants. */
export function stylesFor( restaurants: number ): Style[] {
	return STYLES.filter(
		( style ) =>
			style !== 'multi' && styleFor( style, restaurants ) === style
	);
}

/** Whether the wide style is used without enough space. */
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
