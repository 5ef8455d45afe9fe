import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import { defineBlock, type BlockDefinition } from '#shared/definitions';
import type { EmbedProvider } from './provider';
import { saveLink } from './save-link';
import { embedTransforms } from './transforms';

/**
 * An embed as a block: what it is, its schema, what it knows of its service, and the chunk that edits it. It saves a
 * link and is made of pasted addresses, unless it says otherwise.
 */
export function defineEmbed< Schema extends AttributesSchema >( {
	provider,
	...definition
}: Omit< BlockDefinition< Schema >, 'save' > &
	Partial< Pick< BlockDefinition< Schema >, 'save' > > & {
		provider: EmbedProvider< AttributesOf< Schema > >;
	} ): BlockDefinition< Schema > {
	return defineBlock( {
		save: saveLink( provider ),
		transforms: embedTransforms( provider ),
		label: ( attributes ) => provider.link( attributes ) || undefined,
		...definition,
	} );
}
