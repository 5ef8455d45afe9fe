import { AltControl, changeSlide } from '#shared/slides';
import { FieldProblem, useTyped } from '#shared/ui';
import { safeHref, withoutInvisible } from '#shared/validation';
import { TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import type { Slide } from '../rules/slides';

/** Fields of the current slide: its alternative text and its link. */
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

const readLink = ( text: string ): string | null =>
	text.trim() === '' ? '' : ( slideLink( text ) ?? null );

/** Field for the slide's link. */
function LinkControl( {
	position,
	link = '',
	onChange,
}: {
	position: number;
	link: string | undefined;
	onChange( link: string | undefined ): void;
} ): ReactNode {
	const { text, isWrong, handleChange, handleBlur } = useTyped(
		link,
		readLink,
		( next ) => onChange( next || undefined )
	);
	return (
		<TextControl
			__next40pxDefaultSize
			type="url"
			label={ messages.linkOf( position ) }
			placeholder="https://"
			aria-invalid={ isWrong }
			help={
				isWrong && <FieldProblem>{ messages.noLink() }</FieldProblem>
			}
			value={ text }
			onChange={ handleChange }
			onBlur={ handleBlur }
		/>
	);
}

/** Characters that start a shortcode or end an attribute. */
const SIGNS = /['[\]]/g;

/** Returns the URL of a slide's link as it is saved. Undefined unless the scheme is http, https, mailto or tel. */
function slideLink( typed: string ): string | undefined {
	return safeHref( withoutInvisible( typed ) )?.replace(
		SIGNS,
		( sign ) => `%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
	);
}
