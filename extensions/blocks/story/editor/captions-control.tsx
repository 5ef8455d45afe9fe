import { BaseControl, Button, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { captionsFromMedia } from '../rules/chosen-media';
import type { Slide } from '../rules/slides';
import { LibraryButton } from './library-button';

/** The captions of a video, and their language: at first that in which the editor speaks. */
export function CaptionsControl( {
	slide: { captions, captionsLanguage = '' },
	onChange,
}: {
	slide: Slide;
	onChange( changes: Pick< Slide, 'captions' | 'captionsLanguage' > ): void;
} ): ReactNode {
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
					help={ messages.captionsLanguageHelp() }
					value={ captionsLanguage }
					onChange={ ( next ) =>
						onChange( { captions, captionsLanguage: next.trim() } )
					}
				/>
			) }
		</>
	);
}
