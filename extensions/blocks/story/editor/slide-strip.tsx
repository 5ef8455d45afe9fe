import { moveSlide } from '#shared/slides';
import { Button, Icon } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { plus, video } from '@wordpress/icons';
import type { DragEvent, ReactNode } from 'react';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import type { Slide } from '../rules/slides';
import { LibraryButton } from './library-button';

/** Drag data type that only this list accepts. */
const DRAGGED = 'application/x-dovetail-slide';

/** Thumbnails of all slides. A click selects a slide, dragging moves it, and a button at the end adds more slides. */
export function SlideStrip( {
	slides,
	current,
	onShow,
	onChange,
	onAdd,
}: {
	slides: readonly Slide[];
	current: number;
	onShow( index: number ): void;
	/** @param shown Index of the slide to show afterward. */
	onChange( slides: readonly Slide[], shown: number ): void;
	onAdd( media: readonly unknown[] ): void;
} ): ReactNode {
	/** Index of the dragged slide, and of the slide under the pointer. */
	const [ from, setFrom ] = useState< number | null >( null );
	const [ over, setOver ] = useState< number | null >( null );
	const rest = () => {
		setFrom( null );
		setOver( null );
	};
	const dragProps = ( index: number ) => ( {
		draggable: true,
		onDragStart: ( { dataTransfer }: DragEvent ) => {
			dataTransfer.effectAllowed = 'move';
			// Firefox starts a drag only if it has data.
			dataTransfer.setData( DRAGGED, '' );
			setFrom( index );
		},
		onDragEnd: rest,
		onDragOver: ( event: DragEvent ) => {
			if ( from !== null ) {
				event.preventDefault();
				setOver( index );
			}
		},
		onDrop: ( event: DragEvent ) => {
			if ( from !== null ) {
				event.preventDefault();
				rest();
				onChange( moveSlide( slides, from, index ), index );
			}
		},
	} );
	const stateOf = ( index: number ) => {
		const isOver = from !== null && over === index && from !== index;
		return [
			index === from && 'is-dragged',
			isOver && ( index < from ? 'is-before' : 'is-after' ),
		]
			.filter( Boolean )
			.join( ' ' );
	};
	return (
		<ol className={ `${ ROOT_CLASS }__strip` }>
			{ slides.map( ( slide, index ) => (
				<li
					key={ index }
					className={ stateOf( index ) }
					{ ...dragProps( index ) }
				>
					<Button
						aria-current={ index === current }
						aria-label={ nameOf( slide, index, slides.length ) }
						onClick={ () => onShow( index ) }
					>
						<Thumbnail { ...slide } />
						<span>{ index + 1 }</span>
						{ slide.type === 'video' && <Icon icon={ video } /> }
					</Button>
				</li>
			) ) }
			<li>
				<LibraryButton
					icon={ plus }
					label={ messages.addSlides() }
					multiple
					onSelect={ onAdd }
				/>
			</li>
		</ol>
	);
}

function Thumbnail( { url, type, poster }: Slide ): ReactNode {
	const picture = type === 'video' ? poster : url;
	if ( picture ) {
		return (
			<img
				key={ picture }
				src={ picture }
				alt=""
				draggable={ false }
				onError={ ( { currentTarget } ) => {
					currentTarget.hidden = true;
				} }
			/>
		);
	}
	return url && <video src={ url } preload="metadata" muted aria-hidden />;
}

function nameOf( { alt }: Slide, index: number, total: number ): string {
	return alt
		? messages.slideOfWithText( index + 1, total, alt )
		: messages.slideOf( index + 1, total );
}
