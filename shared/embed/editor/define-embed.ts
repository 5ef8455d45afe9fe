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
	/** Data of the block that the editor's script always loads, such as the slug. */
	block: BlockData;
	attributes: Schema;
	provider: EmbedProvider< AttributesOf< Schema > >;
	/** Loads the chunk that contains the form's texts and the block's own editor components. */
	editor(): Promise< EmbedParts< Schema > >;
} & Pick< BlockDefinition< Schema >, 'icon' | 'deprecated' | 'variations' > &
	Partial< Pick< BlockDefinition< Schema >, 'label' | 'save' > >;

/**
 * Defines an embed block, which shows a page from another site after a click. Authors create the block by pasting a
 * URL. The saved HTML is a link, and the block can be transformed to a paragraph with that link.
 * `shared/embed/render.php` renders the block.
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
			] ).then( ( [ { embedEdit }, parts, { icon } ] ) => ( {
				Edit: embedEdit( block.slug, provider, icon, parts ),
			} ) ),
		...definition,
	} );
}
