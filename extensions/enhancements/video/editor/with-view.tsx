import { useLazy, type Lazy } from '#shared/ui';
import { useBlockProps } from '@wordpress/block-editor';
import type { ComponentType, ReactNode } from 'react';
import type { CoreEdit, ViewProps } from './video-props';

const view: Lazy< ComponentType< ViewProps > > = {
	load: () =>
		import( /* webpackChunkName: "video/view" */ './video-view' ).then(
			( { VideoView } ) => VideoView
		),
};

/**
 * Wraps the edit component of WordPress's video block. The block itself and its saved content are unchanged. If our
 * component cannot be loaded, WordPress's component is shown.
 */
export const withView =
	( BlockEdit: CoreEdit ): CoreEdit =>
	( props ) =>
		props.name === 'core/video' ? (
			<LazyView { ...props } BlockEdit={ BlockEdit } />
		) : (
			<BlockEdit { ...props } />
		);

function LazyView( props: ViewProps ): ReactNode {
	const { part: View, error } = useLazy( view );
	const { BlockEdit, ...own } = props;
	if ( View ) {
		return <View { ...props } />;
	}
	// Do not render WordPress's component first: it uploads a dropped file when it mounts, so the file would be
	// uploaded twice.
	return error ? <BlockEdit { ...own } /> : <Loading />;
}

const Loading = (): ReactNode => <div { ...useBlockProps() } aria-busy />;
