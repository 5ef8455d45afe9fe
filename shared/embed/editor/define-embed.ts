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
	/** Its facts name the service, what the frame may do, and the PHP class that says what it loads. */
	block: BlockData;
	attributes: Schema;
	provider: EmbedProvider< AttributesOf< Schema > >;
	/** Loads the chunk of the block's editor: what the form says, and what the block has besides the form and the preview. */
	editor(): Promise< EmbedParts< Schema > >;
} & Pick< BlockDefinition< Schema >, 'icon' | 'deprecated' > &
	Partial< Pick< BlockDefinition< Schema >, 'label' | 'save' > >;

/**
 * A block that shows a page of another site when the visitor asks for it. It is made of pasted addresses, saves a link
 * and becomes one; `shared/embed/render.php` renders it.
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
