import type { AttributesOf } from '#shared/attributes';
import { embedEdit, type EmbedProvider } from '#shared/embed/editor';
import { Notice } from '@wordpress/components';
import type { attributes as schema } from './attributes';
import { FoundRestaurants } from './editor/found-restaurants';
import { Settings } from './editor/settings';
import { embed } from './embed';
import { frame } from './frame';
import { icon } from './icon';
import { messages } from './messages';
import { attributesOf, opentable } from './provider';
import { ReservationLinks } from './reservation-links';
import { wordsIn } from './rules/entry';
import { kept, ridIn } from './rules/restaurants';
import { isTooNarrow } from './rules/drawing';

/** In the field a number is a restaurant, too; in a post it may be anything. */
const provider: EmbedProvider< AttributesOf< typeof schema > > = {
	...opentable,
	fact: embed,
	frame,
	parse( entered ) {
		const rid = ridIn( entered );
		return rid === null
			? opentable.parse( entered )
			: { attributes: attributesOf( { rid: [ rid ] } ) };
	},
};

/** The field for a name or a code and what it finds, then the form as readers meet it. */
export const Edit = embedEdit< typeof schema >( provider, {
	icon,
	words: {
		title: messages.title,
		instructions: () => [ messages.instructions() ],
		field: messages.field,
		edit: messages.edit,
		problem: ( entered ) =>
			wordsIn( entered ) && ! /[/<>]/.test( entered )
				? messages.notChosen()
				: messages.problem(),
		more: [
			{
				label: messages.signUp,
				address: () => 'https://restaurant.opentable.com/get-started/',
			},
			{
				label: messages.learnMore,
				address: () =>
					'https://support.opentable.com/s/article/Add-a-Reservation-Widget',
			},
		],
	},
	Settings,
	Suggestions: ( { text, onEmbed } ) => (
		<FoundRestaurants
			text={ text }
			onChoose={ ( restaurant ) => onEmbed( kept( [ restaurant ] ) ) }
		/>
	),
	Link: ReservationLinks,
	Instead: ( { attributes, preview } ) => (
		<>
			{ isTooNarrow( attributes ) && (
				<Notice status="warning" isDismissible={ false }>
					{ messages.tooNarrow() }
				</Notice>
			) }
			{ preview }
		</>
	),
} );
