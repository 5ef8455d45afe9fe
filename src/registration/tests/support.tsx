import { attr } from '#shared/attributes';
import { defineBlock, type EditComponent } from '#shared/definitions';

/** Returns a block with one text whose `edit` loads from the given function. */
export const note = (
	edit: () => Promise< EditComponent< { words: string } > >
) =>
	defineBlock( {
		slug: 'note',
		editHeight: 77,
		attributes: { words: attr.text( '' ) },
		icon: async () => ( { icon: <svg /> } ),
		edit: async () => ( { Edit: await edit() } ),
		save: ( { attributes } ) => <p>{ attributes.words }</p>,
	} );
