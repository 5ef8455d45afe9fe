import { AltControl, ArrangeSlide, changeSlide } from '#shared/slides';
import type { ReactNode } from 'react';
import { messages } from '../messages';
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
	return (
		<>
			<AltControl
				index={ current }
				help={ messages.altHelp() }
				value={ slide.alt }
				onChange={ ( alt ) =>
					onChange( changeSlide( slides, current, { alt } ), current )
				}
			/>
			<div>
				<ArrangeSlide
					slides={ slides }
					current={ current }
					onChange={ onChange }
				/>
			</div>
		</>
	);
}
