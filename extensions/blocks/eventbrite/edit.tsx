import { EmbedNote, LinkButton, embedEdit } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { Settings } from './editor/settings';
import { embed } from './embed';
import { frame } from './frame';
import { icon } from './icon';
import { messages } from './messages';
import { eventbrite } from './provider';

/** What cannot be embedded clears the address. */
const provider = {
	...eventbrite,
	fact: embed,
	frame,
	afterFailure: { url: '', eventId: undefined },
};

/** The form, then the checkout or the button that opens it. */
export const Edit = embedEdit< typeof schema >( provider, {
	icon,
	words: {
		...messages,
		instructions: () => [ messages.instructions() ],
		isConvertible: true,
	},
	Settings,
	Instead: ( { attributes, preview, isFramed } ) => (
		<>
			{ attributes.style === 'modal' ? (
				<LinkButton
					block="dovetail/button"
					address={ eventbrite.link( attributes ) }
					text={ attributes.buttonText || messages.buttonText() }
					service={ isFramed ? embed.service : undefined }
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
	),
} );
