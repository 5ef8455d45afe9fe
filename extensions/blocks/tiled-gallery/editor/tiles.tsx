import { RichText } from '@wordpress/block-editor';
import { Button } from '@wordpress/components';
import { useMergeRefs, useRefEffect } from '@wordpress/compose';
import { useRef, useState } from '@wordpress/element';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { ITEM_CLASS, ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import type { GalleryImage } from '../rules/gallery';
import { GalleryPicture } from '../save';

/** An image on the canvas. A click selects it, which shows its buttons and its caption field. */
export function Tile( {
	image,
	index,
	count,
	style,
	sources,
	isSelected,
	isDragged,
	onSelect,
	onMove,
	onRemove,
	onCaption,
}: {
	image: GalleryImage;
	index: number;
	count: number;
	style?: CSSProperties;
	/** The image's URLs from the image service, if the site has one. */
	sources?: { src: string; srcset: string | null };
	isSelected: boolean;
	isDragged: boolean;
	onSelect(): void;
	onMove( to: number ): void;
	onRemove(): void;
	onCaption( caption: string ): void;
} ): ReactNode {
	return (
		<li
			className={ isDragged ? `${ ITEM_CLASS } is-dragged` : ITEM_CLASS }
			style={ style }
			draggable
		>
			<figure>
				<button
					type="button"
					className={ `${ ROOT_CLASS }__select` }
					aria-pressed={ isSelected }
					aria-label={ messages.imageOf(
						index + 1,
						count,
						image.alt
					) }
					onClick={ onSelect }
				>
					<GalleryPicture
						image={
							sources ? { ...image, url: sources.src } : image
						}
						srcSet={ sources?.srcset ?? undefined }
					/>
				</button>
				{ isSelected && (
					<div
						className={ `${ ROOT_CLASS }__arrange` }
						role="group"
						aria-label={ messages.imageOf( index + 1, count, '' ) }
					>
						<ArrangeImage
							index={ index }
							count={ count }
							onMove={ onMove }
							onRemove={ onRemove }
						/>
					</div>
				) }
				{ isSelected ? (
					<figcaption className="wp-element-caption">
						<RichText
							identifier={ `caption-${ index }` }
							tagName="div"
							aria-label={ messages.captionOf( index + 1 ) }
							placeholder={ messages.addCaption() }
							value={ image.caption }
							onChange={ onCaption }
						/>
					</figcaption>
				) : (
					image.caption && (
						<RichText.Content
							tagName="figcaption"
							className="wp-element-caption"
							value={ image.caption }
						/>
					)
				) }
			</figure>
		</li>
	);
}

function ArrangeImage( {
	index,
	count,
	onMove,
	onRemove,
}: {
	index: number;
	count: number;
	onMove( to: number ): void;
	onRemove(): void;
} ): ReactNode {
	return (
		<>
			<Button
				size="compact"
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ messages.moveBackward() }
				disabled={ index === 0 }
				accessibleWhenDisabled
				onClick={ () => onMove( index - 1 ) }
			/>
			<Button
				size="compact"
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ messages.moveForward() }
				disabled={ index === count - 1 }
				accessibleWhenDisabled
				onClick={ () => onMove( index + 1 ) }
			/>
			<Button
				size="compact"
				isDestructive
				icon={ trash }
				label={ messages.removeImage() }
				onClick={ onRemove }
			/>
		</>
	);
}

/** Drag data type that only this gallery accepts. */
const DRAGGED = 'application/x-dovetail-tile';

/**
 * Lets authors drag items of a list to another position. Listens on the list itself and stops the events, because the
 * editor would otherwise move the whole block.
 *
 * @return Ref for the list, and the index of the dragged item.
 */
export function useSorting(
	list: Ref< HTMLUListElement >,
	onMove: ( from: number, to: number ) => void
): [ Ref< HTMLUListElement >, number | null ] {
	const [ dragged, setDragged ] = useState< number | null >( null );
	const now = useRef( { dragged, onMove } );
	now.current = { dragged, onMove };

	const listen = useRefEffect< HTMLUListElement >( ( element ) => {
		const controller = new AbortController();
		const { signal } = controller;
		const indexOf = ( target: EventTarget | null ) =>
			[ ...element.children ].findIndex( ( item ) =>
				item.contains( target as Node )
			);
		element.addEventListener(
			'dragstart',
			( event ) => {
				event.stopPropagation();
				event.dataTransfer?.setData( DRAGGED, '' );
				setDragged( indexOf( event.target ) );
			},
			{ signal }
		);
		element.addEventListener( 'dragend', () => setDragged( null ), {
			signal,
		} );
		for ( const type of [ 'dragenter', 'dragover', 'drop' ] as const ) {
			element.addEventListener(
				type,
				( event ) => {
					const { dragged: from, onMove: move } = now.current;
					if ( from === null ) {
						return;
					}
					event.preventDefault();
					event.stopPropagation();
					const to = indexOf( event.target );
					if ( type === 'drop' ) {
						setDragged( null );
						if ( to >= 0 && to !== from ) {
							move( from, to );
						}
					}
				},
				{ signal }
			);
		}
		return () => controller.abort();
	}, [] );
	return [ useMergeRefs( [ list, listen ] ), dragged ];
}
