import type { EditProps } from '#shared/definitions';
import { focusedElement } from '#shared/ui';
import { useStep } from '#shared/undo';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { messages } from './messages';

/** Defines how a block stores its slides, for `useSlides`. */
type Keeping< Attributes, Slide > = {
	slidesOf( attributes: Attributes ): readonly Slide[];
	/** Returns the attributes to set when the slides change. */
	patchOf(
		slides: readonly Slide[],
		attributes: Attributes
	): Partial< Attributes >;
	/** Creates a slide from a media item, or returns null if the item is unsuitable. */
	slideFromMedia( media: unknown, attributes: Attributes ): Slide | null;
};

type Slides< Attributes, Slide > = {
	slides: readonly Slide[];
	/** Index of the current slide; 0 if there are no slides. */
	current: number;
	show( index: number ): void;
	/** Replaces the slides, and optionally changes the current one. */
	setSlides( slides: readonly Slide[], shown?: number ): void;
	/**
	 * Changes the attributes as they are now, to keep edits that the author made during an upload or a request. Does
	 * nothing if the block was removed or if `change` returns null.
	 */
	update(
		change: (
			slides: readonly Slide[],
			attributes: Attributes
		) => Partial< Attributes > | null
	): void;
	/**
	 * Appends slides for suitable media items, and shows the first new slide. While the author types a caption, the
	 * current slide and the focus stay.
	 */
	add( media: readonly unknown[] ): void;
	/**
	 * Message to announce after the author removed the last slide; otherwise undefined. The element that receives focus
	 * announces it.
	 */
	lastRemoved: string | undefined;
};

const TEXT_SELECTOR = '[contenteditable="true"]';

/** Returns the focused text of a block as the block's element and the text's index in it, or null. */
function findFocusedText(
	clientId: string
): { block: HTMLElement; index: number } | null {
	const text = focusedElement()?.closest( TEXT_SELECTOR );
	const block = text?.closest< HTMLElement >( '[data-block]' );
	return text && block?.dataset.block === clientId
		? {
				block,
				index: [ ...block.querySelectorAll( TEXT_SELECTOR ) ].indexOf(
					text
				),
			}
		: null;
}

/** Returns the slides of a block and an index that is always valid. */
export function useSlides< Attributes extends object, Slide >(
	{
		attributes,
		setAttributes,
		clientId,
	}: Pick<
		EditProps< Attributes >,
		'attributes' | 'setAttributes' | 'clientId'
	>,
	{
		slidesOf,
		patchOf,
		slideFromMedia,
	}: Keeping< NoInfer< Attributes >, Slide >
): Slides< Attributes, Slide > {
	const registry = useRegistry();
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	const step = useStep( clientId );
	const [ shown, show ] = useState( 0 );
	const [ isEmptied, setEmptied ] = useState( false );
	const slides = slidesOf( attributes );
	const current = Math.max( 0, Math.min( shown, slides.length - 1 ) );
	/** The text in which the author types while slides are added. */
	const typed = useRef< ReturnType< typeof findFocusedText > >( null );
	// A new list of slides creates new elements, so the focused text is gone.
	useEffect( () => {
		const { block, index = 0 } = typed.current ?? {};
		typed.current = null;
		block
			?.querySelectorAll< HTMLElement >( TEXT_SELECTOR )
			[ index ]?.focus( { preventScroll: true } );
	}, [ slides.length ] );
	if ( isEmptied && slides.length ) {
		setEmptied( false );
	}
	const update: Slides< Attributes, Slide >[ 'update' ] = ( change ) => {
		const now = registry
			.select( blockEditorStore )
			.getBlockAttributes( clientId ) as Attributes | null;
		const changes = now && change( slidesOf( now ), now );
		if ( changes ) {
			step( () => updateBlockAttributes( clientId, changes ) );
		}
	};
	return {
		slides,
		current,
		lastRemoved: isEmptied ? messages.lastRemoved() : undefined,
		show,
		setSlides( next, nextShown = current ) {
			show( nextShown );
			setEmptied( next.length === 0 );
			setAttributes( patchOf( next, attributes ) );
		},
		update,
		add( media ) {
			update( ( before, now ) => {
				const added = media.flatMap(
					( item ) => slideFromMedia( item, now ) ?? []
				);
				if ( ! added.length ) {
					return null;
				}
				typed.current = findFocusedText( clientId );
				if ( ! typed.current ) {
					show( before.length );
				}
				return patchOf( [ ...before, ...added ], now );
			} );
		},
	};
}
