/** The props of WordPress's media picker that are needed here. */
export type PickerProps = {
	allowedTypes?: readonly string[];
	gallery?: boolean;
	/** Present if the picker fills an empty gallery or replaces existing media; its value does not matter. */
	addToGallery?: boolean;
	multiple?: boolean | 'add';
	/** ID of the block's media, or several IDs. */
	value?: unknown;
	/** `browse` for a block without media. Otherwise the picker replaces existing media. */
	mode?: string;
	/** Whether the picker is for the featured image. */
	unstableFeaturedImageFlow?: boolean;
	onSelect?( media: unknown ): void;
	render( picker: { open(): void } ): React.ReactNode;
};

/**
 * Whether a picker can offer sources at all. This excludes galleries with images, missing featured images, and pickers
 * outside of a placeholder or replace menu, such as for inline images in text.
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
