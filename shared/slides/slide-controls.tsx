import { speak } from '@wordpress/a11y';
import { Button, TextareaControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import { messages } from './messages';
import { moveSlide, removeSlide } from './arrange';

/** The field for a slide's alternative text. */
export function AltControl( {
	index,
	help,
	value,
	onChange,
}: {
	/** Zero-based index of the slide. */
	index: number;
	help: string;
	value: string;
	onChange( alt: string ): void;
} ): ReactNode {
	return (
		<TextareaControl
			label={ messages.altOf( index + 1 ) }
			help={ help }
			value={ value }
			onChange={ onChange }
		/>
	);
}

/** Buttons to move and remove a slide. */
export function ArrangeSlide< Slide >( {
	slides,
	current,
	onChange,
}: {
	slides: readonly Slide[];
	current: number;
	/** @param next Index of the slide to show after the change. */
	onChange( slides: readonly Slide[], next: number ): void;
} ): ReactNode {
	const move = ( to: number ) => () => {
		onChange( moveSlide( slides, current, to ), to );
		speak( messages.moved( to + 1, slides.length ) );
	};
	return (
		<>
			<Button
				__next40pxDefaultSize
				icon={ isRTL() ? chevronRight : chevronLeft }
				label={ messages.moveEarlier() }
				disabled={ current === 0 }
				accessibleWhenDisabled
				onClick={ move( current - 1 ) }
			/>
			<Button
				__next40pxDefaultSize
				icon={ isRTL() ? chevronLeft : chevronRight }
				label={ messages.moveLater() }
				disabled={ current === slides.length - 1 }
				accessibleWhenDisabled
				onClick={ move( current + 1 ) }
			/>
			<Button
				__next40pxDefaultSize
				isDestructive
				icon={ trash }
				label={ messages.removeSlide( current + 1 ) }
				onClick={ () => {
					onChange(
						removeSlide( slides, current ),
						Math.max( 0, current - 1 )
					);
					// Announce the removal, unless this was the last slide: the element that receives focus then
					// announces it.
					if ( slides.length > 1 ) {
						speak(
							messages.removed( current + 1, slides.length - 1 )
						);
					}
				} }
			/>
		</>
	);
}
