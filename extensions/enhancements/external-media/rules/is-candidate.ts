/** Subset of the props of WordPress's media picker. */
export type PickerProps = {
	allowedTypes?: readonly string[];
	gallery?: boolean;
	/** Only set, to any value, if the picker fills an empty gallery or replaces existing media. */
	addToGallery?: boolean;
	multiple?: boolean | 'add';
	/** ID of the block's media, or several IDs. */
	value?: unknown;
	/** `browse` for a block without media. Otherwise the picker replaces existing media. */
	mode?: string;
	unstableFeaturedImageFlow?: boolean;
	onSelect?( media: unknown ): void;
	render( picker: { open(): void } ): React.ReactNode;
};

/**
 * Whether a picker can offer external sources. False for galleries with images, for missing featured images, and
 * outside of placeholders and replace menus, such as for inline images in text.
 */
export const isCandidate = ( props: PickerProps ): boolean =>
	isPicker( props ) &&
	( props.unstableFeaturedImageFlow || 'addToGallery' in props );

const isPicker = ( {
	allowedTypes = [],
	gallery,
	value,
	unstableFeaturedImageFlow: isFeatured,
}: PickerProps ): boolean =>
	allowedTypes.some( ( type ) => type.startsWith( 'image' ) ) &&
	! ( isFeatured && ! value ) &&
	! ( gallery && Array.isArray( value ) && value.length );
