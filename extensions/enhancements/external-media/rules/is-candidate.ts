/** Used props of WordPress's media picker. */
export type PickerProps = {
	allowedTypes?: readonly string[];
	gallery?: boolean;
	/** There, with whatever value, where a place is filled or something is replaced. */
	addToGallery?: boolean;
	multiple?: boolean | 'add';
	/** Id of what the block has, or several. */
	value?: unknown;
	/** `browse` where a block has no media yet; elsewhere they are replaced. */
	mode?: string;
	/** The picker is that of the post's featured image. */
	unstableFeaturedImageFlow?: boolean;
	onSelect?( media: unknown ): void;
	render( picker: { open(): void } ): React.ReactNode;
};

/**
 * Whether a picker can offer sources at all. Not for a gallery with images or an existing featured image, and not for
 * pickers outside a placeholder or replace menu. Those include inline images, where the surrounding block is the
 * text's.
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
