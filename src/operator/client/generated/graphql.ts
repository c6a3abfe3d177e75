/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type OwnershipType =
  /** Owned with a verified identity. */
  | 'DECLARED'
  /** Added with a text-message code. */
  | 'LINKED';

export type GetAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type GetAccountQuery = { account: { partnerId: string, validFrom: string | null, validTo: string | null, ownedAsset: { phoneNumber: string, ownershipType: OwnershipType, startedAt: string, userPhoneNumberProfile: { nickname: string | null, avatarName: string | null, avatarUrl: string | null, avatarDescription: string | null } | null } | null, ownedAssets: Array<{ phoneNumber: string, ownershipType: OwnershipType, startedAt: string, userPhoneNumberProfile: { nickname: string | null, avatarName: string | null, avatarUrl: string | null, avatarDescription: string | null } | null }>, balanceInEuro: { amount: string, active: boolean, validTo: string | null } | null, liveChatSignature: { signature: string, timestamp: string, phoneNumber: string } | null } };

export type OwnedAssetFieldsFragment = { phoneNumber: string, ownershipType: OwnershipType, startedAt: string, userPhoneNumberProfile: { nickname: string | null, avatarName: string | null, avatarUrl: string | null, avatarDescription: string | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const OwnedAssetFieldsFragmentDoc = new TypedDocumentString(`
    fragment OwnedAssetFields on OwnedAsset {
  phoneNumber
  ownershipType
  startedAt
  userPhoneNumberProfile {
    nickname
    avatarName
    avatarUrl
    avatarDescription
  }
}
    `, {"fragmentName":"OwnedAssetFields"}) as unknown as TypedDocumentString<OwnedAssetFieldsFragment, unknown>;
export const GetAccountDocument = new TypedDocumentString(`
    query GET_ACCOUNT {
  account {
    partnerId
    ownedAsset {
      ...OwnedAssetFields
    }
    ownedAssets {
      ...OwnedAssetFields
    }
    balanceInEuro {
      amount
      active
      validTo
    }
    liveChatSignature {
      signature
      timestamp
      phoneNumber
    }
    validFrom
    validTo
  }
}
    fragment OwnedAssetFields on OwnedAsset {
  phoneNumber
  ownershipType
  startedAt
  userPhoneNumberProfile {
    nickname
    avatarName
    avatarUrl
    avatarDescription
  }
}`) as unknown as TypedDocumentString<GetAccountQuery, GetAccountQueryVariables>;