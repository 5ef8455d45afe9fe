import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';

export const instagramGallery = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "instagram-gallery/edit" */ './edit' ),
	save,
	label: ( { instagramUser } ) =>
		instagramUser ? `@${ instagramUser }` : undefined,
} );
