import type { AttributesOf, AttributesSchema } from '#shared/attributes';
import {
	defineBlock,
	type BlockData,
	type BlockDefinition,
} from '#shared/definitions';
import { readableAddress } from '../address';
import { saveLink } from '../save/save-link';
import type { EmbedParts } from './embed-edit';
import type { EmbedProvider } from './provider';
import { embedTransforms } from './transforms';

type EmbedDefinition< Schema extends AttributesSchema > = {
	/** Facts of the block: the service, the frame's permissions, and the PHP class that provides the frame. */
	block: BlockData;
	attributes: Schema;
	provider: EmbedProvider< AttributesOf< Schema > >;
	/** Loads the chunk of the block's editor: the texts of the form, and its own components. */
	editor(): Promise< EmbedParts< Schema > >;
} & Pick< BlockDefinition< Schema >, 'icon' | 'deprecated' | 'variations' > &
	Partial< Pick< BlockDefinition< Schema >, 'label' | 'save' > >;

/**
 * Defines a block that shows a page of another site when the visitor requests it. The block is created from pasted
 * URLs, is saved as a link and can be transformed to one. `shared/embed/render.php` renders it.
 */
export function defineEmbed< Schema extends AttributesSchema >( {
	block,
	provider,
	editor,
	...definition
}: EmbedDefinition< Schema > ): BlockDefinition< Schema > {
	return defineBlock( {
		...block,
		transforms: embedTransforms( block.slug, provider ),
		label: ( attributes ) =>
			readableAddress( provider.link( attributes ) ) || undefined,
		save: saveLink( provider ),
		edit: () =>
			Promise.all( [
				import( /* webpackChunkName: "embed/edit" */ './embed-edit' ),
				editor(),
				definition.icon(),
			] ).then( ( [ { embedEdit }, parts, { icon } ] ) =>
				embedEdit( block.slug, provider, icon, parts )
			),
		...definition,
	} );
}
