import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import { defineBlock, type BlockDefinition } from '#shared/definitions';
import { readableAddress } from '../address';
import type { EmbedAddresses } from './provider';
import { embedTransforms } from './transforms';

/**
 * An embed as a block: what it is, its schema, what it knows of its service, and the chunk that edits it. It is made of
 * pasted addresses and becomes a link, unless it says otherwise.
 */
export function defineEmbed< Schema extends AttributesSchema >( {
	provider,
	...definition
}: BlockDefinition< Schema > & {
	provider: EmbedAddresses< AttributesOf< Schema > >;
} ): BlockDefinition< Schema > {
	return defineBlock( {
		transforms: embedTransforms( provider ),
		label: ( attributes ) =>
			readableAddress( provider.link( attributes ) ) || undefined,
		...definition,
	} );
}
