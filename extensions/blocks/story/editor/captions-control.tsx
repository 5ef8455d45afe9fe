import { FieldProblem, useTyped } from '#shared/ui';
import { BaseControl, Button, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { LANGUAGE } from '../attributes';
import { messages } from '../messages';
import { captionsFromMedia } from '../rules/chosen-media';
import type { Slide } from '../rules/slides';
import { LibraryButton } from './library-button';

const TAG = new RegExp( LANGUAGE );

const readLanguage = ( text: string ): string | null => {
	const language = text.trim();
	return language === '' || TAG.test( language ) ? language : null;
};

/** The captions of a video, and their language: at first that in which the editor speaks. */
export function CaptionsControl( {
	slide: { captions, captionsLanguage = '' },
	onChange,
}: {
	slide: Slide;
	onChange( changes: Pick< Slide, 'captions' | 'captionsLanguage' > ): void;
} ): ReactNode {
	const language = useTyped( captionsLanguage, readLanguage, ( next ) =>
		onChange( { captions, captionsLanguage: next } )
	);
	return (
		<>
			<BaseControl help={ messages.captionsHelp() }>
				{ captions && <p>{ captions.replace( /^.*\//, '' ) }</p> }
				<LibraryButton
					label={
						captions
							? messages.replaceCaptions()
							: messages.chooseCaptions()
					}
					allowedTypes={ [ 'text/vtt' ] }
					onSelect={ ( [ media ] ) => {
						const address = captionsFromMedia( media );
						if ( address ) {
							onChange( {
								captions: address,
								captionsLanguage:
									captionsLanguage ||
									document.documentElement.lang,
							} );
						}
					} }
				/>
				{ captions && (
					<Button
						__next40pxDefaultSize
						isDestructive
						onClick={ () =>
							onChange( {
								captions: undefined,
								captionsLanguage: undefined,
							} )
						}
					>
						{ messages.removeCaptions() }
					</Button>
				) }
			</BaseControl>
			{ captions && (
				<TextControl
					__next40pxDefaultSize
					label={ messages.captionsLanguage() }
					help={
						language.isWrong ? (
							<FieldProblem>
								{ messages.captionsLanguageRefused() }
							</FieldProblem>
						) : (
							messages.captionsLanguageHelp()
						)
					}
					value={ language.text }
					aria-invalid={ language.isWrong }
					onChange={ language.handleChange }
					onBlur={ language.handleBlur }
				/>
			) }
		</>
	);
}
