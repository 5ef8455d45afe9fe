import { speak } from '@wordpress/a11y';
import { Button, TextareaControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import { messages } from './messages';
import { moveSlide, removeSlide } from './arrange';

/** The field for what a slide shows, in words. */
export function AltControl( {
	index,
	help,
	value,
	onChange,
}: {
	/** Zero-based index of the slide. */
	index: number;
	/** Explains good alternative text for the block's slides. */
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

/** The buttons for a slide's place, and for its end. */
export function ArrangeSlide< Slide >( {
	slides,
	current,
	onChange,
}: {
	slides: readonly Slide[];
	/** Index of a slide that is there. */
	current: number;
	/** @param next Index of the slide to show afterwards. */
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
					// After the last slide, the focus target announces the removal.
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
