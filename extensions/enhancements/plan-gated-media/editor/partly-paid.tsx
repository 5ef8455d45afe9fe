import type { EditProps } from '#shared/definitions';
import { readInitialState } from '#shared/initial-state';
import { UpgradeBanner } from '#shared/upgrade';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useRegistry } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { ComponentType, ReactNode } from 'react';
import type { PartGate } from '../rules/gates';
import { GateContext, type MediaGate } from './gate-context';

type Attributes = Record< string, unknown >;
type Props = EditProps< Attributes >;

/**
 * A block of WordPress of which the plan leaves something out. While it is empty, and after the author wanted what is
 * left out, the banner says so; where no upgrade is offered, a notice does when she wants it.
 */
export function PartlyPaid( {
	gate,
	BlockEdit,
	...props
}: Props & { gate: PartGate; BlockEdit: ComponentType< Props > } ): ReactNode {
	const { attributes, setAttributes, isSelected, name, clientId } = props;
	const { isUpgradeNudgeEnabled } = readInitialState();
	const registry = useRegistry();
	const { createErrorNotice } = useDispatch( noticesStore );
	const [ isRefused, setIsRefused ] = useState( false );

	const refuse = useCallback( () => {
		setIsRefused( true );
		if ( ! isUpgradeNudgeEnabled ) {
			void createErrorNotice( gate.sentence(), {
				id: `dovetail-blocks-${ name }`,
			} );
		}
	}, [ gate, name, isUpgradeNudgeEnabled, createErrorNotice ] );
	const media = useMemo(
		(): MediaGate => ( {
			scope: 'part',
			gate,
			onRefused: refuse,
			onAccepted: () => setIsRefused( false ),
		} ),
		[ gate, refuse ]
	);
	// Stable, as WordPress's own is: core/cover has an effect that runs anew with it.
	const setGatedAttributes = useCallback(
		( patch: Attributes ) => {
			const current = registry
				.select( blockEditorStore )
				.getBlockAttributes( clientId ) as Attributes | null;
			if ( gate.isRefused( patch, current ?? {} ) ) {
				refuse();
			} else {
				setAttributes( patch );
			}
		},
		[ registry, clientId, gate, refuse, setAttributes ]
	);
	const isDropped = gate.isDropped( attributes );
	useEffect( () => {
		if ( isDropped ) {
			refuse();
		}
	}, [ isDropped, refuse ] );

	return (
		<GateContext.Provider value={ media }>
			{ isSelected && ( isRefused || gate.isEmpty( attributes ) ) && (
				<UpgradeBanner
					plan={ gate.plan }
					block={ name }
					clientId={ clientId }
					text={ gate.sentence() }
				/>
			) }
			<BlockEdit
				{ ...props }
				attributes={
					isDropped ? { ...attributes, blob: undefined } : attributes
				}
				setAttributes={ setGatedAttributes }
			/>
		</GateContext.Provider>
	);
}
