import { AltControl, changeSlide } from '#shared/slides';
import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { slideLink } from '../rules/slide-link';
import type { Slide } from '../rules/slides';

/** What is written about the slide that shows: its alternative text, and where it leads. */
export function SlideControl( {
	slides,
	current,
	onChange,
}: {
	slides: readonly Slide[];
	current: number;
	onChange( slides: readonly Slide[] ): void;
} ): ReactNode {
	const slide = slides[ current ];
	if ( ! slide ) {
		return null;
	}
	const change = ( changes: Partial< Slide > ) =>
		onChange( changeSlide( slides, current, changes ) );
	return (
		<>
			<AltControl
				index={ current }
				help={ messages.altHelp() }
				value={ slide.alt }
				onChange={ ( alt ) => change( { alt } ) }
			/>
			<LinkControl
				key={ current }
				position={ current + 1 }
				link={ slide.link }
				onChange={ ( link ) => change( { link } ) }
			/>
		</>
	);
}

/** Keeps what is an address; what is none yet stays in the field, which says so. */
function LinkControl( {
	position,
	link,
	onChange,
}: {
	position: number;
	link: string | undefined;
	onChange( link: string | undefined ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState( link ?? '' );
	const value = slideLink( typed ) === link ? typed : ( link ?? '' );
	return (
		<TextControl
			__next40pxDefaultSize
			type="url"
			label={ messages.linkOf( position ) }
			placeholder="https://"
			help={
				value.trim() && ! slideLink( value )
					? messages.noLink()
					: undefined
			}
			value={ value }
			onChange={ ( next ) => {
				setTyped( next );
				onChange( slideLink( next ) );
			} }
		/>
	);
}
