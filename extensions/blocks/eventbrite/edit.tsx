import { LinkButton, embedEdit } from '#shared/embed-block';
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
	Instead: ( { attributes, preview } ) =>
		attributes.style === 'modal' ? (
			<LinkButton
				block="dovetail/button"
				address={ eventbrite.link( attributes ) }
				text={ attributes.buttonText || messages.buttonText() }
				service={ eventbrite.fact.service }
			/>
		) : (
			preview
		),
} );
