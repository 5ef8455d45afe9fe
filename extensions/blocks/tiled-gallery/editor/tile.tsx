import { RichText } from '@wordpress/block-editor';
import type { CSSProperties, DragEvent, ReactNode } from 'react';
import { GalleryPicture } from '../gallery-picture';
import { ITEM_CLASS, ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import type { GalleryImage } from '../rules/gallery';
import { ArrangeImage } from './arrange-image';

/** What is dragged within a gallery, and nothing else in the editor takes. */
const DRAGGED = 'application/x-dovetail-tile';

/** One picture on the canvas: a press selects it, and then buttons move and remove it and its caption can be written. */
export function Tile( {
	image,
	index,
	count,
	style,
	sources,
	isSelected,
	dragged,
	onDrag,
	onSelect,
	onMove,
	onRemove,
	onCaption,
}: {
	image: GalleryImage;
	index: number;
	/** Of all pictures. */
	count: number;
	style?: CSSProperties;
	/** What a configured image service has of the picture. */
	sources?: { src: string; srcset: string | null };
	isSelected: boolean;
	/** Index of the picture that is dragged, if one is. */
	dragged: number | null;
	onDrag( index: number | null ): void;
	onSelect(): void;
	onMove( from: number, to: number ): void;
	onRemove(): void;
	onCaption( caption: string ): void;
} ): ReactNode {
	const whileDragged =
		( handle?: ( from: number ) => void ) =>
		( event: DragEvent< HTMLElement > ) => {
			if ( dragged !== null ) {
				// Not the editor's own, which would move the block.
				event.preventDefault();
				event.stopPropagation();
				handle?.( dragged );
			}
		};
	return (
		<li
			className={
				dragged === index ? `${ ITEM_CLASS } is-dragged` : ITEM_CLASS
			}
			style={ style }
			draggable
			onDragStart={ ( event ) => {
				event.stopPropagation();
				event.dataTransfer.effectAllowed = 'move';
				event.dataTransfer.setData( DRAGGED, String( index ) );
				onDrag( index );
			} }
			onDragEnd={ () => onDrag( null ) }
			onDragOver={ whileDragged() }
			onDrop={ whileDragged( ( from ) => {
				onDrag( null );
				if ( from !== index ) {
					onMove( from, index );
				}
			} ) }
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
					<GalleryPicture image={ image } sources={ sources } />
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
							onMove={ ( to ) => onMove( index, to ) }
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
