import type { AttributesOf } from '#shared/attributes';
import type { EditProps } from '#shared/definitions';
import {
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useCallback } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { ALLOWED_BLOCKS, SUGGESTED_BLOCKS } from './editor/allowed-blocks';
import { useCrm } from './editor/crm/crm-panel';
import { FieldAppender } from './editor/field-appender';
import { FormInspector } from './editor/form-inspector';
import { FormToolbar } from './editor/form-toolbar';
import { TemplatePicker } from './editor/templates/template-picker';
import { useSiteAddress } from './editor/use-site-address';
import { ROOT_CLASS } from './markup';

/** The form in the editor, with fields edited in place. An empty form shows a choice of templates. */
export function Edit( {
	attributes,
	setAttributes,
	isSelected,
	clientId,
}: EditProps< AttributesOf< typeof schema > > ): ReactNode {
	const isEmpty = useSelect(
		( select ) =>
			select( blockEditorStore ).getBlockCount( clientId ) === 0,
		[ clientId ]
	);
	const siteAddress = useSiteAddress( isSelected );
	const crm = useCrm( isSelected );
	const settings = { attributes, setAttributes, siteAddress };
	const blockProps = useBlockProps();
	const renderAppender = useCallback(
		() => <FieldAppender clientId={ clientId } />,
		[ clientId ]
	);
	const innerBlocksProps = useInnerBlocksProps(
		// Uses the same layout class as the page.
		{ className: `${ ROOT_CLASS }__form` },
		{
			allowedBlocks: ALLOWED_BLOCKS,
			prioritizedInserterBlocks: SUGGESTED_BLOCKS,
			renderAppender,
		}
	);
	return (
		<div { ...blockProps }>
			<FormToolbar { ...settings } />
			<FormInspector { ...settings } { ...{ crm, clientId } } />
			{ isEmpty ? (
				<TemplatePicker
					clientId={ clientId }
					onPick={ setAttributes }
				/>
			) : (
				<div { ...innerBlocksProps } />
			) }
		</div>
	);
}
