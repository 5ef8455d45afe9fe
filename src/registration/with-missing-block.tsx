import { NAMESPACE, type EditProps } from '#shared/definitions';
import type { ComponentType, ReactNode } from 'react';
import { lazyEdit } from './lazy';

type Props = EditProps< { originalName?: string } >;

const OwnMissing = lazyEdit( {
	editHeight: 80,
	edit: () =>
		import(
			/* webpackChunkName: "unavailable-blocks/panel" */ './missing-block'
		),
} );

/**
 * Replaces the edit view of WordPress's missing block if the block belongs to this plugin. WordPress's view is never
 * shown for it, not even while ours is loading, because its “Keep as HTML” cannot be undone later.
 */
export const withMissingBlock = ( Edit: ComponentType< Props > ) =>
	function Missing( props: Props ): ReactNode {
		return props.attributes.originalName?.startsWith(
			`${ NAMESPACE }/`
		) ? (
			<OwnMissing { ...props } />
		) : (
			<Edit { ...props } />
		);
	};
