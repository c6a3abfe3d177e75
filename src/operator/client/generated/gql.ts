/* eslint-disable */
import * as types from './graphql.ts';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query GET_ACCOUNT {\n  account {\n    partnerId\n    ownedAsset {\n      ...OwnedAssetFields\n    }\n    ownedAssets {\n      ...OwnedAssetFields\n    }\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    liveChatSignature {\n      signature\n      timestamp\n      phoneNumber\n    }\n    validFrom\n    validTo\n  }\n}\n\nfragment OwnedAssetFields on OwnedAsset {\n  phoneNumber\n  ownershipType\n  startedAt\n  userPhoneNumberProfile {\n    nickname\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}": typeof types.GetAccountDocument,
};
const documents: Documents = {
    "query GET_ACCOUNT {\n  account {\n    partnerId\n    ownedAsset {\n      ...OwnedAssetFields\n    }\n    ownedAssets {\n      ...OwnedAssetFields\n    }\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    liveChatSignature {\n      signature\n      timestamp\n      phoneNumber\n    }\n    validFrom\n    validTo\n  }\n}\n\nfragment OwnedAssetFields on OwnedAsset {\n  phoneNumber\n  ownershipType\n  startedAt\n  userPhoneNumberProfile {\n    nickname\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}": types.GetAccountDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query GET_ACCOUNT {\n  account {\n    partnerId\n    ownedAsset {\n      ...OwnedAssetFields\n    }\n    ownedAssets {\n      ...OwnedAssetFields\n    }\n    balanceInEuro {\n      amount\n      active\n      validTo\n    }\n    liveChatSignature {\n      signature\n      timestamp\n      phoneNumber\n    }\n    validFrom\n    validTo\n  }\n}\n\nfragment OwnedAssetFields on OwnedAsset {\n  phoneNumber\n  ownershipType\n  startedAt\n  userPhoneNumberProfile {\n    nickname\n    avatarName\n    avatarUrl\n    avatarDescription\n  }\n}"): typeof import('./graphql.ts').GetAccountDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
