const ROOT_CLASS = 'wp-block-dovetail-contact-info';

export const LABEL_CLASS = `${ ROOT_CLASS }__label`;
export const CARD_CLASS = `${ ROOT_CLASS }__card`;
export const CODE_CLASS = `${ ROOT_CLASS }__code`;

/** Names of the context values that the block passes to its inner blocks. */
export const SHOW_ICONS = 'dovetail/contactInfo/showIcons';
export const SHOW_LABELS = 'dovetail/contactInfo/showLabels';

/** Returns the class that makes the stylesheet show icons; undefined if icons are off. */
export function lookOf( {
	showIcons,
}: {
	showIcons: boolean;
} ): string | undefined {
	return showIcons ? 'has-icons' : undefined;
}
