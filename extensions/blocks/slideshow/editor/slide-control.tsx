import { Button, TextareaControl } from '@wordpress/components';
import { isRTL } from '@wordpress/i18n';
import { chevronLeft, chevronRight, trash } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { moveSlide } from '../rules/select-media';
import type { Slide } from '../rules/slides';

/** What can be done to the slide that shows: its alternative text, its place, its end. Needs no right to upload. */
export function SlideControl( {
	slides,
	current,
	onChange,
}: {
	slides: readonly Slide[];
	current: number;
	/** @param next Index of the slide to show afterwards. */
	onChange( slides: readonly Slide[], next: number ): void;
} ): ReactNode {
	const slide = slides[ current ];
	if ( ! slide ) {
		return null;
	}
	const move = ( to: number ) => () =>
		onChange( moveSlide( slides, current, to ), to );
	return (
		<>
			<TextareaControl
				label={ messages.altOf( current + 1 ) }
				help={ messages.altHelp() }
				value={ slide.alt }
				onChange={ ( alt ) =>
					onChange(
						slides.map( ( each ) =>
							each === slide ? { ...each, alt } : each
						),
						current
					)
				}
			/>
			<div>
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
							slides.filter( ( each ) => each !== slide ),
							Math.max( 0, current - 1 )
						)
					}
				/>
			</div>
		</>
	);
}
