import { Button } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { moveSlide, removeSlide } from './arrange';
import { messages } from './messages';

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
	const move = ( to: number ) => () =>
		onChange( moveSlide( slides, current, to ), to );
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
				label={ messages.removeSlide() }
				onClick={ () =>
					onChange(
						removeSlide( slides, current ),
						Math.max( 0, current - 1 )
					)
				}
			/>
		</>
	);
}
