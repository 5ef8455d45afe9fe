import { EmbedNote, LinkButton, embedEdit } from '#shared/embed-block';
import { readInitialState } from '#shared/initial-state';
import type { attributes as schema } from './attributes';
import { Settings } from './editor/settings';
import { icon } from './icon';
import { messages } from './messages';
import { eventbrite } from './provider';

/** The form, then the checkout or the button that opens it. */
export const Edit = embedEdit< typeof schema >( eventbrite, {
	icon,
	words: {
		...messages,
		instructions: () => [ messages.instructions() ],
		isConvertible: true,
	},
	Settings,
	Instead: ( { attributes, preview } ) => {
		const { frame, link, fact } = eventbrite;
		const isFramed =
			frame(
				attributes,
				readInitialState().services[ fact.base ] ?? '',
				new URL( window.location.href )
			) !== null;
		return (
			<>
				{ attributes.style === 'modal' ? (
					<LinkButton
						block="dovetail/button"
						address={ link( attributes ) }
						text={ attributes.buttonText || messages.buttonText() }
						service={ isFramed ? fact.service : undefined }
					/>
				) : (
					preview
				) }
				{ ! isFramed && (
					<EmbedNote>
						{ attributes.eventId
							? messages.notSafe()
							: messages.noEvent() }
					</EmbedNote>
				) }
			</>
		);
	},
} );
