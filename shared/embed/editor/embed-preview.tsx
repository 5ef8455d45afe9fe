import { readInitialState } from '#shared/initial-state';
import { useBehavior } from '#shared/ui';
import { useRef } from '@wordpress/element';
import type { CSSProperties, ComponentType, ReactNode } from 'react';
import { EmbedLink } from '../save/save-link';
import { embed } from '../view/embed';
import { EMBED_CLASS } from '../view/frame';
import { loadOpener } from '../view/load-opener';
import { messages, wordsOf } from './messages';
import type { EmbedProvider } from './provider';

/** The links that a block saves, which lead nowhere in the editor. */
export type LinkOf< Attributes > = ComponentType< {
	attributes: Attributes;
	onClick( event: { preventDefault(): void } ): void;
} >;

/** What is particular to the frame of an embed on this site; null where it is a link and nothing more. */
export function frameHere< Attributes >(
	{ fact, frame }: Pick< EmbedProvider< Attributes >, 'fact' | 'frame' >,
	attributes: Attributes
) {
	return frame(
		attributes,
		readInitialState().services[ fact.base ] ?? '',
		new URL( window.location.href )
	);
}

/**
 * The embed as visitors see it, run by their own script: a placeholder, then the frame after a press. The frame accepts
 * clicks only while the block is selected, so that the first click selects the block.
 */
export function EmbedPreview< Attributes >( {
	provider: { slug, fact, frame: frameOf, link },
	attributes,
	isOpen,
	isSelected,
	Link,
}: {
	provider: EmbedProvider< Attributes >;
	attributes: Attributes;
	/** The author has just asked for it. */
	isOpen: boolean;
	isSelected: boolean;
	Link?: LinkOf< Attributes >;
} ): ReactNode {
	const stay = ( event: { preventDefault(): void } ) =>
		event.preventDefault();
	const own = frameHere( { fact, frame: frameOf }, attributes );
	const frame = own && {
		slug,
		...fact,
		words: wordsOf( fact ),
		...own,
		isDialog: false,
	};
	const wasOpened = useRef( false );
	wasOpened.current ||= isOpen;
	const ref = useBehavior(
		frame &&
			embed( loadOpener, {
				frame,
				show: messages.preview(),
				isOpen: wasOpened.current,
				onOpen: () => ( wasOpened.current = true ),
			} ),
		[ JSON.stringify( frame ), isOpen ]
	);
	const sizes = frame && {
		[ `--${ EMBED_CLASS }-height` ]: `${ frame.height }px`,
		...( frame.narrow && {
			[ `--${ EMBED_CLASS }-narrow` ]: `${ frame.narrow }px`,
		} ),
		...( frame.width && {
			[ `--${ EMBED_CLASS }-width` ]: `${ frame.width }px`,
		} ),
		...( frame.crop && {
			[ `--${ EMBED_CLASS }-crop` ]: `${ frame.crop }px`,
		} ),
	};
	return (
		<div
			ref={ ref }
			className={
				frame
					? `${ EMBED_CLASS }${ isSelected ? '' : ' is-locked' }`
					: undefined
			}
			style={ ( sizes ?? undefined ) as CSSProperties | undefined }
		>
			{ Link ? (
				<Link attributes={ attributes } onClick={ stay } />
			) : (
				<EmbedLink address={ link( attributes ) } onClick={ stay } />
			) }
		</div>
	);
}
